import {suggest} from '../../base/text/suggest';
import {connectorSchema} from '../../product/connectors/schema';
import {udm} from '../../product/udm';
import {pageFileOf} from '../../product/udm/address';
import type {Check, Report} from '../check';
import type {CheckedPage} from '../page';

/**
 * Every data model has its page in the reference, every page there has its model, and connectors fill models that
 * exist: the sidebar, the diagrams and the links between models rest on it.
 */
export const checkModels: Check = (site, reportIn) => {
  for (const model of udm.models) {
    const file = site.files.get(`src/product/udm/models/${model.slug}.yaml`);
    if (file && !site.pageByPath.has(pageFileOf(model)))
      reportIn(file)(
        1,
        `no page for the data model "${model.name}"`,
        `npm run new -- model ${model.slug}`,
      );
  }
  for (const page of site.selected) {
    if (page.kind === 'model') checkModelPage(page, reportIn(page.file));
    if (page.kind === 'connector') checkConnectorModels(page, reportIn(page.file));
  }
};

function checkModelPage({path, frontMatter: {data, lineOf}}: CheckedPage, report: Report) {
  const typeName = String(data.model ?? '');
  const model = udm.find(typeName);
  if (!typeName)
    report(1, 'a page of a data model does not say which', 'add "model: Host" with its type name');
  else if (!model)
    report(
      lineOf('model'),
      `no data model "${typeName}"`,
      suggest(
        typeName,
        udm.models.map((each) => each.typeName),
      ),
    );
  else if (pageFileOf(model) !== path)
    report(
      lineOf('model'),
      `"${typeName}" belongs on another page`,
      `move to ${pageFileOf(model)}`,
    );
}

function checkConnectorModels({frontMatter: {data, lineOf}}: CheckedPage, report: Report) {
  const names = udm.models.map(({name}) => name);
  // A block that does not fit its schema, the check of front matter reports.
  const {data: connector} = connectorSchema.safeParse(data.connector);
  for (const [index, name] of (connector?.models ?? []).entries()) {
    if (!names.includes(name))
      report(
        lineOf('connector', 'models', index),
        `no data model is named "${name}"`,
        suggest(name, names),
      );
  }
}
