import {examplesAmong} from '../../content/api-examples/example';
import {onEachPage} from '../check';
import {dryRun} from './dry-run';

/** Operations in fences fit the schema of the API, their variables and filters fit the data model. */
export const checkGraphql = onEachPage(({written}, report) => {
  for (const parent of written('root', 'listItem', 'blockquote')) {
    for (const {fence, operation, variables, variablesFence, wants} of examplesAmong(
      parent.children,
    )) {
      if (!variables && variablesFence)
        report(variablesFence, 'the variables are no JSON object', 'write {"name": value}');
      const errors = dryRun(operation, variables);
      if (wants.has('error')) {
        if (errors.length === 0)
          report(fence, 'the operation does not fail', 'take "error" away, or make the mistake');
        continue;
      }
      for (const {message, locations} of errors) {
        // What does not parse, check-data-fences reports.
        if (message.startsWith('Syntax Error')) continue;
        const line = (fence.position?.start.line ?? 0) + (locations?.[0]?.line ?? 0);
        report(
          line,
          message,
          'mend the operation or its variables, or the data model in src/product/udm',
        );
      }
    }
  }
});
