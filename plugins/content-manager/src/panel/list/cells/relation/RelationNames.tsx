import { entryActions } from '@admin/content-model';
import { httpRef, useCan, useContributions, useService } from '@admin/shell';
import { Button, DropdownMenu } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressParameters } from '../../../../points.ts';
import { parameterQuery, parametersOf } from '../../../address/index.ts';
import { listMessages } from '../../messages.ts';
import type { CellProps } from '../Cell.tsx';
import styles from '../cells.module.css';
import { namesQuery, nameLines, noteLine } from './related-names.ts';

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

  const note = names.isError ? listMessages.relationsFailed : listMessages.relationsLoading;
  return (
    <span className={styles.names}>
      <DropdownMenu
        items={
          names.data
            ? nameLines(names.data, {
                mainField: column.mainField ?? 'id',
                query: parameterQuery(known, parameters),
                target: mayRead ? target : undefined,
                more: intl.formatMessage(listMessages.more),
              })
            : [noteLine('note', intl.formatMessage(note))]
        }
        onOpenChange={setOpen}
        open={open}
        trigger={
          <Button size="small" variant="ghost">
            {words}
          </Button>
        }
      />
    </span>
  );
}
