import { useCallback, useMemo } from 'react';
import type { ListColumn } from '../../../points.ts';
import { useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useListAsker } from '../address/list-asker.ts';
import { listQuery, type ListParameters } from '../address/list-parameters.ts';
import { readableList } from '../entries/readable-list.ts';
import { useExport, type Export } from './use-export.ts';

/** The export of a list as somebody looks at it. */
export interface ListExport extends Pick<Export, 'bytes' | 'cancel'> {
  readonly start: () => void;
}

/** Columns that are no attributes. */
const ofEveryType: ReadonlySet<string> = new Set(['id', 'publishedAt']);

/** Exports a list with its search, filters, order and columns; of those only the ones that the server knows. */
export function useListExport(
  view: ContentTypeView,
  list: ListParameters,
  columns: readonly ListColumn[],
): ListExport {
  const { uid, apiID, attributes } = view.contentType;
  const permissions = useFieldPermissions(uid);
  const asker = useListAsker();
  const { bytes, cancel, start } = useExport();
  const startThis = useCallback(() => {
    const { page: _page, pageSize: _size, ...query } = listQuery(readableList(list, permissions), asker);
    const names = columns.map(({ name }) => name);
    void start({
      uid,
      name: apiID,
      columns: names.filter((name) => ofEveryType.has(name) || Object.hasOwn(attributes, name)),
      query,
    });
  }, [uid, apiID, attributes, list, permissions, asker, columns, start]);
  return useMemo(() => ({ bytes, cancel, start: startThis }), [bytes, cancel, startThis]);
}
