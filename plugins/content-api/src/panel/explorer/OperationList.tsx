import { Badge, Field, TextInput } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { explorerMessages as messages } from './messages.ts';
import { isWrite, type ApiOperation, type OperationGroup } from './request/operations.ts';
import styles from './Explorer.module.css';

interface OperationListProps {
  readonly groups: readonly OperationGroup[];
  /** The id of the selected operation. */
  readonly selected: string | null;
  readonly onSelect: (operation: ApiOperation) => void;
}

function matches({ method, path }: ApiOperation, search: string): boolean {
  return `${method} ${path}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** The operations by content type, with a search. */
export function OperationList({ groups, selected, onSelect }: OperationListProps) {
  const intl = useIntl();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = groups
    .map(({ name, operations }) => ({ name, operations: operations.filter((one) => matches(one, search)) }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <nav aria-label={intl.formatMessage(messages.operations)} className={styles['operations']}>
      <Field label={intl.formatMessage(messages.search)} labelVisibility="hidden">
        <TextInput
          onChange={(event) => setSearch(event.target.value)}
          placeholder={intl.formatMessage(messages.search)}
          value={search}
        />
      </Field>
      <div className={styles['groups']}>
        {found.length === 0 && <p className={styles['muted']}>{intl.formatMessage(messages.nothingFound)}</p>}
        {found.map(({ name, operations }, index) => (
          <section aria-labelledby={`${id}-${index}`} key={name}>
            <h2 className={styles['groupName']} dir="ltr" id={`${id}-${index}`}>
              {name}
            </h2>
            <ul className={styles['list']}>
              {operations.map((operation) => (
                <li key={operation.id}>
                  <button
                    aria-current={operation.id === selected || undefined}
                    className={styles['operation']}
                    dir="ltr"
                    onClick={() => onSelect(operation)}
                    type="button"
                  >
                    <Badge tone={isWrite(operation) ? 'warning' : 'info'}>{operation.method}</Badge>
                    <span className={styles['path']}>{operation.path}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
