import {expect, test} from 'vitest';
import {product} from '../../product/facts';
import {faultsOf} from '../faults-of';
import {checkInstallationCommands} from './check-installation-commands';

const faults = async (code: string) =>
  (await faultsOf(checkInstallationCommands, `Run this:\n\n\`\`\`bash\n${code}\n\`\`\``)).map(
    (fault) => fault.replaceAll(product.slug, '{product}'),
  );

test('names the command that a mistyped one probably means', async () => {
  expect(await faults('sudo {product} statuss')).toEqual([
    'docs/guides/topic/title.md:10  the platform has no command "statuss"  did you mean "status"?',
  ]);
});

test('rejects a service that does not exist', async () => {
  expect(await faults('sudo systemctl restart {product}-webs')).toEqual([
    'docs/guides/topic/title.md:10  the platform has no service "{product}-webs"  did you mean "{product}-web"?',
  ]);
});

test("accepts the platform's own, and leaves other programs alone", async () => {
  const code =
    'sudo {product} status\nsudo systemctl restart {product}\nsudo systemctl enable --now dataserver';
  expect(await faults(code)).toEqual([]);
});
