import { entryActions } from '@admin/content-model';
import { httpRef, noValue, useCan, useService } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import type { MenuItem } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { addressParameters } from '../../../points.ts';
import { parameterQuery, parametersOf } from '../../address/index.ts';
import { listMessages } from '../messages.ts';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';
import { NamesMenu, noteLine } from './NamesMenu.tsx';
import { linkCount, relatedName } from './related-name.ts';
import { nameLines, namesQuery } from './related-names.ts';

/** Returns one linked entry by its name; several by their number, with a menu of their names. */
export function relationCell(props: CellProps, intl: IntlShape): ReactNode {
  const { column, display, value } = props;
  if (typeof value !== 'object' || value === null) return noValue;
  const count = linkCount(value);
  if (count === 0) return noValue;
  if (count !== undefined) {
    const words = intl.formatMessage(listMessages.items, { count });
    // A link must not contain a button.
    return display === 'link' ? words : <RelationNames {...props} key={props.entry.id} words={words} />;
  }
  const name = relatedName(column, value as Readonly<Record<string, unknown>>);
  if (name === undefined) return noValue;
  return (
    <span className={styles.wide} dir="auto" title={name}>
      {name}
    </span>
  );
}

/** The number of linked entries, with a menu of the first names, which are fetched when it opens. */
export function RelationNames({ column, entry, uid, words }: CellProps & { readonly words: string }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const [open, setOpen] = useState(false);
  const known = useContributions(addressParameters);
  const parameters = parametersOf(known, entry);
  const query = namesQuery(http, { uid, entry, field: column.name, parameters });
  const names = useQuery({ ...query, enabled: open });
  const target = column.attribute?.type === 'relation' ? column.attribute.target : undefined;
  const mayRead = useCan([{ action: entryActions.read, subject: target ?? '' }]);

  const lines = (): readonly MenuItem[] => {
    if (names.data) {
      return nameLines(names.data, {
        mainField: column.mainField ?? 'id',
        query: parameterQuery(known, parameters),
        target: mayRead ? target : undefined,
        more: intl.formatMessage(listMessages.more),
      });
    }
    if (!names.isError || names.isFetching) {
      return [noteLine('note', intl.formatMessage(listMessages.relationsLoading))];
    }
    const retry = {
      id: 'retry',
      label: intl.formatMessage(listMessages.relationsRetry),
      staysOpen: true,
      onSelect: () => void names.refetch(),
    };
    return [noteLine('note', intl.formatMessage(listMessages.relationsFailed)), retry];
  };
  return <NamesMenu items={lines()} onOpenChange={setOpen} open={open} words={words} />;
}
