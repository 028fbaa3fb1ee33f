import { entryActions } from '@admin/content-model';
import { httpRef, useCan, useContributions, useService } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressParameters } from '../../../../points.ts';
import { parameterQuery, parametersOf } from '../../../address/index.ts';
import { listMessages } from '../../messages.ts';
import type { CellProps } from '../cell-props.ts';
import { NamesMenu } from '../names/NamesMenu.tsx';
import { noteLine } from '../names/note-line.ts';
import { namesQuery, nameLines } from './related-names.ts';

/** How many entries are related, and a menu that names the first of them; fetched only when it is opened. */
export function RelationNames({ column, entry, uid, words }: CellProps & { readonly words: string }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const [open, setOpen] = useState(false);
  const known = useContributions(addressParameters);
  const parameters = parametersOf(known, entry);
  const asked = namesQuery(http, { uid, entry, field: column.name, parameters });
  const names = useQuery({ ...asked, enabled: open });
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
