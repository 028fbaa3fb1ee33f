import type { Attribute } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import type { EditField } from '../../../points.ts';
import { isDrawnAlone } from './drawn-alone.ts';

const field = (attribute: Attribute, more: Partial<EditField> = {}): EditField => ({
  name: 'field',
  size: 6,
  attribute,
  metadata: {},
  ...more,
});
const own = { kind: 'value' } as const;

describe('a field that is drawn without what is round it', () => {
  it('is an input of the product', () => {
    expect(isDrawnAlone(field({ type: 'string' }), own)).toBe(true);
    expect(isDrawnAlone(field({ type: 'media' }), { kind: 'part' })).toBe(true);
  });

  it('is none whose menus lie over its neighbours, and nothing of a plugin', () => {
    expect(isDrawnAlone(field({ type: 'blocks' }), own)).toBe(false);
    expect(isDrawnAlone(field({ type: 'component', component: 'shared.seo' }), { kind: 'group' })).toBe(
      false,
    );
    expect(isDrawnAlone(field({ type: 'string', customField: 'plugin::colors.color' }), own)).toBe(false);
    expect(isDrawnAlone(field({ type: 'string' }), { kind: 'replaced' })).toBe(false);
    const labelAction = () => Promise.resolve({ default: () => null });
    expect(isDrawnAlone(field({ type: 'string' }, { labelAction }), own)).toBe(false);
  });
});
