import { test as base } from '@playwright/test';
import type { BasePath } from './base-paths.ts';
import { Product } from './product.ts';

/** What a journey starts with, a product of its own each time. */
interface JourneyStart {
  /** A product that nobody has registered with. */
  readonly empty: Product;
  /** A product with an administrator. */
  readonly product: Product;
}

/** What journeys use one after the other. */
export interface CommonStart {
  /** Where the products of these journeys serve the panel. */
  readonly basePath: BasePath;
  /**
   * A product with an administrator, for journeys that leave its content, its settings and this administrator as they
   * were. People, roles and entries of their own they may add, and ask for nothing that those of others would change:
   * not for how many there are, nor for who is on the first page. It starts once, and not for each of them.
   */
  readonly shared: Product;
}

/** A test with a running product, on data that no other test touches, or that none of those which share it changes. */
export const test = base.extend<JourneyStart, CommonStart>({
  basePath: ['/admin', { option: true, scope: 'worker' }],
  empty: async ({ basePath }, give) => Product.during({ basePath, data: 'seeded' }, give),
  product: async ({ basePath }, give) => Product.during({ basePath, data: 'registered' }, give),
  shared: [
    async ({ basePath }, give) => Product.during({ basePath, data: 'registered' }, give),
    { scope: 'worker' },
  ],
});
