import { test as base } from '@playwright/test';
import type { BasePath } from './base-paths.ts';
import { Product } from './product.ts';

/** Fixtures with a separate product per journey. */
interface JourneyStart {
  /** A product without users. */
  readonly empty: Product;
  /** A product with an administrator. */
  readonly product: Product;
}

/** Fixtures that the journeys of a worker share. */
export interface CommonStart {
  /** The path below which the products serve the panel. */
  readonly basePath: BasePath;
  /**
   * A product with an administrator, started once per worker, for journeys that do not change its content, its settings
   * and this administrator. They may add users, roles and entries, and must not depend on those of other journeys, such
   * as their number or the first page of a list.
   */
  readonly shared: Product;
}

/** A test with a running product: a separate one, or a shared one that no test changes. */
export const test = base.extend<JourneyStart, CommonStart>({
  basePath: ['/admin', { option: true, scope: 'worker' }],
  empty: async ({ basePath }, give) => Product.during({ basePath, data: 'seeded' }, give),
  product: async ({ basePath }, give) => Product.during({ basePath, data: 'registered' }, give),
  shared: [
    async ({ basePath }, give) => Product.during({ basePath, data: 'registered' }, give),
    { scope: 'worker' },
  ],
});
