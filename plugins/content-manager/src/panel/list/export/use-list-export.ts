import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useFilterContext } from '../../address/address-hooks.ts';
import { listQuery, type ListParameters } from '../../address/list-parameters.ts';
import { readableList } from '../entries/readable-list.ts';
import { useExport, type Export } from './use-export.ts';

/** The export of a list as somebody looks at it. */
export interface ListExport extends Pick<Export, 'bytes' | 'cancel'> {
  readonly start: () => void;
}

/** Columns that are no attributes. */
const ofEveryType: ReadonlySet<string> = new Set(['id', 'publishedAt']);

/**
 * Exports a list with its search, filters, order and columns. Of those only the server's own are in the file, which is
 * said: what plugins draw in theirs is known to the page alone.
 */
export function useListExport(
  view: ContentTypeView,
  list: ListParameters,
  columns: readonly ListColumn[],
): ListExport {
  const { uid, apiID, attributes } = view.contentType;
  const permissions = useFieldPermissions(uid);
  const asker = useFilterContext();
  const intl = useIntl();
  const { bytes, cancel, start } = useExport();
  const startThis = useCallback(() => {
    const { page: _page, pageSize: _size, ...query } = listQuery(readableList(list, permissions), asker);
    const isKnown = ({ name }: ListColumn) => ofEveryType.has(name) || Object.hasOwn(attributes, name);
    const added = columns.filter((column) => !isKnown(column));
    void start({
      uid,
      name: apiID,
      columns: columns.filter(isKnown).map(({ name }) => name),
      leftOut: intl.formatList(
        added.map(({ label }) => (typeof label === 'string' ? label : intl.formatMessage(label))),
        { type: 'conjunction' },
      ),
      query,
    });
  }, [uid, apiID, attributes, list, permissions, asker, columns, intl, start]);
  return useMemo(() => ({ bytes, cancel, start: startThis }), [bytes, cancel, startThis]);
}
