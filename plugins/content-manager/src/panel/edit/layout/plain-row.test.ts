import type { Attribute } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import type { EditField } from '../../../points.ts';
import { isPlainRow } from './plain-row.ts';

const field = (attribute: Attribute, more: Partial<EditField> = {}): EditField => ({
  name: 'field',
  size: 6,
  attribute,
  metadata: {},
  ...more,
});
const ownEditor = () => ({ kind: 'value' }) as const;
const title = field({ type: 'string' });

describe('a row that may be clipped to its place', () => {
  it('holds plain inputs', () => {
    expect(isPlainRow([title, field({ type: 'integer' })], ownEditor)).toBe(true);
  });

  it('holds no editor, no component, and nothing of a plugin', () => {
    expect(isPlainRow([title, field({ type: 'richtext' })], ownEditor)).toBe(false);
    expect(isPlainRow([field({ type: 'component', component: 'shared.seo' })], ownEditor)).toBe(false);
    expect(isPlainRow([field({ type: 'string', customField: 'plugin::colors.color' })], ownEditor)).toBe(
      false,
    );
    expect(isPlainRow([title], () => ({ kind: 'replaced' }))).toBe(false);
    const labelAction = () => Promise.resolve({ default: () => null });
    expect(isPlainRow([field({ type: 'string' }, { labelAction })], ownEditor)).toBe(false);
  });
});
