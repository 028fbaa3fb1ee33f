import {
  createPage,
  entryPage,
  singleTypePage,
  startQuery,
  withParameter,
} from '@admin/plugin-content-manager/addresses';
import type { ContentType } from '@admin/content-model';
import { localeParameter } from '../../locale-parameter.ts';
import { translationId } from './translation-id.ts';

const queryOf = (code: string) => withParameter(new URLSearchParams(), localeParameter, code);

/** Returns the address of a locale version. */
export function versionAddress({ uid, kind }: ContentType, code: string, id: number): string {
  const query = queryOf(code);
  return kind === 'singleType' ? singleTypePage.to({ uid }, query) : entryPage.to({ uid, id }, query);
}

/** Returns the address of a new translation. */
export function translationAddress({ uid, kind }: ContentType, code: string, source: number): string {
  const query = queryOf(code);
  if (kind === 'singleType') return singleTypePage.to({ uid }, query);
  const start = startQuery({ id: translationId, value: String(source) });
  return createPage.to({ uid }, new URLSearchParams([...query, ...Object.entries(start)]));
}
