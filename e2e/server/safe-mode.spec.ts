import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { buildExternalPlugin } from '../support/external-plugin.ts';
import { Product } from '../support/product.ts';

/** A plugin that removes the panel from its page. The build reads its description outside of a browser. */
const source = `import { definePlugin } from '@admin/shell';
if (typeof document !== 'undefined') document.getElementById('app')?.remove();
export const blank = definePlugin({ id: 'blank' });
`;

const manifest = {
  name: 'blank',
  version: '1.0.0',
  type: 'module',
  peerDependencies: { '@admin/shell': '^0.1.0' },
};

/** A product with a plugin in its data folder after which no page is shown. */
const test = base.extend<{ readonly product: Product }>({
  product: async ({}, give, info) => {
    const root = info.outputPath('source');
    const out = info.outputPath('blank');
    mkdirSync(join(root, 'src'), { recursive: true });
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(root, 'src/plugin.js'), source);
    await buildExternalPlugin(root, out);
    await Product.during({ data: 'registered', plugins: { blank: out } }, give);
  },
});

/** Waits until the plugin has removed the page, and closes the tab after a minute without a page. */
async function giveUp(page: Page): Promise<void> {
  await expect(page.locator('#app')).toHaveCount(0);
  // A page that the user leaves within three seconds has not failed.
  await page.clock.fastForward(60_000);
  await page.close();
}

test('after two failed starts the panel offers safe mode, which starts without the plugin', async ({
  context,
  page,
  product,
}) => {
  await context.clock.install();
  await signIn(page, product.panel, undefined, 'remembered');
  await giveUp(page);
  const second = await context.newPage();
  await second.goto(product.panel);
  await giveUp(second);

  const third = await context.newPage();
  await third.goto(product.panel);
  const offer = third.getByRole('alertdialog', { name: 'The panel did not start' });
  await expect(offer).toBeVisible();
  const choice = offer.getByRole('button', { name: 'Start in safe mode' });
  await expect(choice).toBeFocused();
  await choice.press('Enter');

  await expect(third).toHaveURL(/[?&]safe=1/);
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  // The plugins of the product stay, and the settings name the one that was left out.
  await expect(third.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await third.goto(`${product.panel}/settings/plugins?safe=1`);
  await third.getByRole('button', { name: 'Details of blank' }).click();
  const details = third.getByRole('dialog', { name: 'blank' });
  await details.getByRole('button', { name: 'Disable for all users' }).click();
  await expect(details.getByText('Disabled for all users')).toBeVisible();

  // Without the plugin the panel starts as usual, and asks nothing.
  const fourth = await context.newPage();
  await fourth.goto(product.panel);
  await expect(fourth.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fourth.getByRole('alertdialog')).toHaveCount(0);
});
