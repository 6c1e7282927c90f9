import {suggest} from '../../base/text/suggest';
import {connectorSchema} from '../../product/connectors/schema';
import {udm} from '../../product/udm';
import {pageFileOf} from '../../product/udm/address';
import type {Check, Report} from '../check';
import type {CheckedPage} from '../page';

/**
 * Checks that every data model has its page in the reference, that every page there has its model, and that
 * connectors fill existing models. The sidebar, the diagrams, and the links between models depend on this.
 */
export const checkModels: Check = (site, reportIn) => {
  for (const model of udm.models) {
    const file = site.files.get(`src/product/udm/models/${model.slug}.yaml`);
    if (file && !site.pageByPath.has(pageFileOf(model)))
      reportIn(file)(
        1,
        `the data model "${model.name}" has no page`,
        `run: npm run new -- model ${model.slug}`,
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
    report(
      1,
      "the page doesn't say which data model it's about",
      'add a line such as "model: Host" with the model\'s type name',
    );
  else if (!model)
    report(
      lineOf('model'),
      `there is no data model "${typeName}"`,
      suggest(
        typeName,
        udm.models.map((each) => each.typeName),
      ),
    );
  else if (pageFileOf(model) !== path)
    report(
      lineOf('model'),
      `"${typeName}" belongs on another page`,
      `move the page to ${pageFileOf(model)}`,
    );
}

function checkConnectorModels({frontMatter: {data, lineOf}}: CheckedPage, report: Report) {
  const names = udm.models.map(({name}) => name);
  // check-front-matter reports a block that doesn't fit its schema.
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
