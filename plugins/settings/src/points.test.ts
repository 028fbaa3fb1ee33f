import { expect, it } from 'vitest';
import zones from '../../../docs/reference/zones.md?raw';
import * as points from './points.ts';

it('the reference lists every zone of the settings and no other', () => {
  const rows = [...zones.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`\s*\| `@admin\/plugin-settings\/points`/gm)];
  expect(Object.fromEntries(rows.map(([, id, name]) => [name, id]))).toEqual(
    Object.fromEntries(Object.entries(points).map(([name, { id }]) => [name, id])),
  );
});
