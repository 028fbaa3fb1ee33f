import { describe, expect, it } from 'vitest';
import { callParameters, keepParameters, parameterQuery, parametersOf } from './address-parameters.ts';

const locale = { id: 'i18n.locale', wire: 'locale' };
const version = { id: 'history.version', wire: 'at' };
const known = [locale, version];
const query = (text: string) => new URLSearchParams(text);

describe('a parameter that a plugin added', () => {
  it('is sent by the name that the server knows, with its owner in the address alone', () => {
    expect(
      callParameters(known, query('plugins[i18n][locale]=fr&plugins[history][version]=3&page=2')),
    ).toEqual({
      locale: 'fr',
      at: '3',
    });
  });

  it('is read in the escaped form that browsers write', () => {
    expect(callParameters(known, query('plugins%5Bi18n%5D%5Blocale%5D=pt-BR'))).toEqual({ locale: 'pt-BR' });
  });

  it('is not sent empty, without its owner, or from another owner', () => {
    const text = 'plugins[i18n][locale]=&locale=fr&plugins[shop][locale]=de&plugins=x';
    expect(callParameters(known, query(text))).toEqual({});
  });

  it('is the first of two that the server knows by the same name', () => {
    const other = { id: 'shop.locale', wire: 'locale' };
    const text = query('plugins[shop][locale]=de&plugins[i18n][locale]=fr');
    expect(callParameters([locale, other], text)).toEqual({ locale: 'fr' });
    expect(callParameters([other, locale], text)).toEqual({ locale: 'de' });
  });

  it('is written into the address of what has a value for it', () => {
    const own = parametersOf(known, { id: 3, locale: 'fr', at: null, title: 'x' });
    expect(own).toEqual({ locale: 'fr' });
    expect([...parameterQuery(known, own)]).toEqual([['plugins[i18n][locale]', 'fr']]);
    expect(callParameters(known, parameterQuery(known, own))).toEqual(own);
  });
});

describe('a parameter that no plugin added', () => {
  const text = 'page=4&plugins[shop][currency]=eur&plugins[i18n][locale]=fr';

  it('is not sent', () => expect(callParameters([locale], query(text))).toEqual({ locale: 'fr' }));

  it('is kept on the way, as every plugin’s', () => {
    expect([...keepParameters(query(text))]).toEqual([
      ['plugins[shop][currency]', 'eur'],
      ['plugins[i18n][locale]', 'fr'],
    ]);
    expect([...keepParameters(query(text), query('page=1&plugins[i18n][locale]=en'))]).toEqual([
      ['page', '1'],
      ['plugins[i18n][locale]', 'fr'],
      ['plugins[shop][currency]', 'eur'],
    ]);
  });
});
