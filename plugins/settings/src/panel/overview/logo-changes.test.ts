import { describe, expect, it } from 'vitest';
import { changeLogo, logoForm } from './logo-changes.ts';

const file = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });

describe('logo changes', () => {
  it('are sent as files, as the text null, or not at all', () => {
    const entries = [...logoForm({ menuLogo: file, authLogo: null }).entries()];
    expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['menuLogo', 'mark.svg'],
      ['authLogo', 'null'],
    ]);
    expect([...logoForm({ authLogo: null }).keys()]).toEqual(['authLogo']);
  });

  it('are empty when a chosen file is removed before it is saved', () => {
    const chosen = changeLogo({}, 'menuLogo', { change: file, stored: null });
    expect(chosen).toEqual({ menuLogo: file });
    expect(changeLogo(chosen, 'menuLogo', { change: null, stored: null })).toEqual({});
    expect(changeLogo(chosen, 'menuLogo', { change: null, stored: {} })).toEqual({ menuLogo: null });
  });
});
