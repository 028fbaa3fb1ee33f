import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerAdministrator } from './administrator.ts';
import { preparedVariable } from './prepared-data.ts';
import { Product } from './product.ts';

/** Seeds the example and registers its administrator once; all journeys copy the result. */
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-prepared-'));
  process.env[preparedVariable] = folder;
  const product = new Product();
  await product.start();
  await product.stop();
  product.copyData(join(folder, 'seeded'));
  await product.start();
  await registerAdministrator(product.origin);
  await product.stop();
  product.copyData(join(folder, 'registered'));
  await product.remove();
  return () => rmSync(folder, { recursive: true, force: true });
}
