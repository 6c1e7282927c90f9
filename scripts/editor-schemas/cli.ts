import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {editorFiles} from './schemas';

/** `npm run schemas` writes them after a schema or fact changes. */
rmSync('.vscode/schemas', {recursive: true, force: true});
mkdirSync('.vscode/schemas', {recursive: true});
for (const [file, text] of editorFiles()) writeFileSync(file, text);
