import { test as base } from '@playwright/test';
import { Product } from './product.ts';

/** What a journey starts with, a product of its own each time. */
interface JourneyStart {
  /** A product that nobody has registered with. */
  readonly empty: Product;
  /** A product with an administrator. */
  readonly product: Product;
}

/** A test with a running product, on data that no other test touches. */
export const test = base.extend<JourneyStart>({
  // Playwright reads which fixtures a fixture needs from this pattern.
  empty: async ({}, give) => Product.during({ data: 'seeded' }, give),
  product: async ({}, give) => Product.during({ data: 'registered' }, give),
});
