import type { Attribute } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import type { EditField } from '../../../points.ts';
import { canIsolate, isClippableRow } from './paint-isolation.ts';

const field = (attribute: Attribute, more: Partial<EditField> = {}): EditField => ({
  name: 'field',
  size: 6,
  attribute,
  metadata: {},
  ...more,
});
const builtIn = { kind: 'value' } as const;
const labelAction = () => Promise.resolve({ default: () => null });

describe('canIsolate', () => {
  it('accepts built-in inputs and editors that do not overlap their neighbours', () => {
    expect(canIsolate(field({ type: 'string' }), builtIn)).toBe(true);
    expect(canIsolate(field({ type: 'media' }), { kind: 'part' })).toBe(true);
  });

  it('refuses editors with menus over their neighbours', () => {
    expect(canIsolate(field({ type: 'blocks' }), builtIn)).toBe(false);
    expect(canIsolate(field({ type: 'component', component: 'shared.seo' }), { kind: 'group' })).toBe(false);
  });

  it('refuses fields with a contribution of a plugin', () => {
    expect(canIsolate(field({ type: 'string', customField: 'plugin::colors.color' }), builtIn)).toBe(false);
    expect(canIsolate(field({ type: 'string' }), { kind: 'replaced' })).toBe(false);
    expect(canIsolate(field({ type: 'string' }, { labelAction }), builtIn)).toBe(false);
  });
});

describe('isClippableRow', () => {
  const builtInEditor = () => builtIn;
  const title = field({ type: 'string' });

  it('accepts rows of plain inputs', () => {
    expect(isClippableRow([title, field({ type: 'integer' })], builtInEditor)).toBe(true);
  });

  it('refuses rows with an editor, a component or a contribution of a plugin', () => {
    expect(isClippableRow([title, field({ type: 'richtext' })], builtInEditor)).toBe(false);
    expect(isClippableRow([field({ type: 'component', component: 'shared.seo' })], builtInEditor)).toBe(
      false,
    );
    const customField = field({ type: 'string', customField: 'plugin::colors.color' });
    expect(isClippableRow([customField], builtInEditor)).toBe(false);
    expect(isClippableRow([title], () => ({ kind: 'replaced' }))).toBe(false);
    expect(isClippableRow([field({ type: 'string' }, { labelAction })], builtInEditor)).toBe(false);
  });
});
