import {examplesAmong} from '../../content/api-examples/example';
import {onEachPage} from '../check';
import {dryRun} from './dry-run';

/** Checks that operations in fences fit the API's schema, and that their variables and filters fit the data model. */
export const checkGraphql = onEachPage(({written}, report) => {
  for (const parent of written('root', 'listItem', 'blockquote')) {
    for (const {fence, operation, variables, variablesFence, wants} of examplesAmong(
      parent.children,
    )) {
      if (!variables && variablesFence)
        report(variablesFence, "the variables aren't a JSON object", 'write {"name": value}');
      const errors = dryRun(operation, variables);
      if (wants.has('error')) {
        if (errors.length === 0)
          report(
            fence,
            "the operation doesn't fail",
            'remove "error" from the fence, or add the mistake',
          );
        continue;
      }
      for (const {message, locations} of errors) {
        // check-data-fences reports what doesn't parse.
        if (message.startsWith('Syntax Error')) continue;
        const line = (fence.position?.start.line ?? 0) + (locations?.[0]?.line ?? 0);
        report(
          line,
          message,
          'fix the operation or its variables, or the data model in src/product/udm',
        );
      }
    }
  }
});
