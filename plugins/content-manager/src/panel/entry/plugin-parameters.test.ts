import { describe, expect, it } from 'vitest';
import { pluginParameters } from './plugin-parameters.ts';

describe('plugin parameters', () => {
  it('lifts what plugins put into the address out of their brackets', () => {
    expect(pluginParameters(new URLSearchParams('plugins[i18n][locale]=fr&page=2'))).toEqual({
      locale: 'fr',
    });
  });

  it('reads the escaped form that browsers write', () => {
    expect(pluginParameters(new URLSearchParams('plugins%5Bi18n%5D%5Blocale%5D=pt-BR'))).toEqual({
      locale: 'pt-BR',
    });
  });

  it('leaves out empty values and parameters of the panel', () => {
    expect(pluginParameters(new URLSearchParams('plugins[i18n][locale]=&locale=fr&plugins=x'))).toEqual({});
  });
});
