import type { LocaleCode } from './locales.ts';

/** The collections whose entries have pages, by the first part of their paths. */
const collections = ['articles', 'authors', 'categories', 'tags'] as const;

export type PageCollection = (typeof collections)[number];

/** Returns the path of an entry's page. */
export function pathOf(locale: LocaleCode, collection: PageCollection, slug: string): string {
  return `/${locale}/${collection}/${encodeURIComponent(slug)}`;
}

/**
 * Returns the address of a link that editors entered: a complete address unchanged, and a path such as `/articles/light` in
 * the language of the page. Undefined for paths of pages that this website does not have.
 */
export function linkAddress(address: string, locale: LocaleCode): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/i.test(address)) return address;
  const [, collection, slug] = /^\/(\w+)\/([\w-]+)\/?$/.exec(address) ?? [];
  const known = collections.find((one) => one === collection);
  return known === undefined || slug === undefined ? undefined : pathOf(locale, known, slug);
}

/** Returns the number of a page of a list in an address, 1 by default; undefined if it is no positive number. */
export function pageOf({ searchParams }: URL): number | undefined {
  const page = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined;
}
