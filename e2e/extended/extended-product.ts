import { test as base } from '@playwright/test';
import { Product } from '../support/product.ts';
import { buildExtended } from './build.ts';

interface ExtendedStart {
  /** The server file of a product with third-party plugins, some of them broken; built once per worker. */
  readonly program: string;
  /** The product with an administrator, for journeys that do not change it. */
  readonly extended: Product;
}

/** A test with the product of this folder. */
export const test = base.extend<object, ExtendedStart>({
  program: [
    // Playwright reads the required fixtures from this pattern.
    async ({}, give) => {
      const { program, remove } = await buildExtended();
      await give(program);
      remove();
    },
    { scope: 'worker' },
  ],
  extended: [
    async ({ program }, give) => Product.during({ data: 'registered', program }, give),
    { scope: 'worker' },
  ],
});
