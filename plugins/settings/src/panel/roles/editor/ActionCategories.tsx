import { Accordion, AccordionItem, EmptyState } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isGranted } from '../../role-permissions/cell-permissions.ts';
import { cellsIn, type ActionCategory, type ActionGroup } from '../../role-permissions/editor-layout.ts';
import styles from './ActionCategories.module.css';
import { CellsBox } from './boxes.tsx';
import { ConditionsButton } from './Conditions.tsx';
import { useCellPermissions } from './editor-context.ts';
import { editorMessages } from '../messages.ts';

/** Returns the name of a plugin or category as a heading. */
function heading(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Actions that are not on content types, by plugin or category. */
export function ActionCategories({ categories }: { readonly categories: readonly ActionCategory[] }) {
  const intl = useIntl();
  if (categories.length === 0) {
    return <EmptyState size="small" title={intl.formatMessage(editorMessages.empty)} />;
  }
  return (
    <Accordion mode="multiple">
      {categories.map((category) => (
        <Category category={category} key={category.name} />
      ))}
    </Accordion>
  );
}

function Category({ category }: { readonly category: ActionCategory }) {
  const cells = useMemo(() => cellsIn([category]), [category]);
  const granted = useCellPermissions(
    (permissions) => cells.filter((cell) => isGranted(permissions, cell)).length,
  );
  return (
    <AccordionItem
      subtitle={`${granted} / ${cells.length}`}
      title={heading(category.name)}
      value={category.name}
    >
      <div className={styles.groups}>
        {category.groups.map((group) => (
          <Group category={heading(category.name)} group={group} key={group.name} />
        ))}
      </div>
    </AccordionItem>
  );
}

function Group({ category, group }: { readonly category: string; readonly group: ActionGroup }) {
  const intl = useIntl();
  const name = heading(group.name);
  const label = `${category}, ${name}`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.tools}>
        {group.cells.length > 1 && (
          <CellsBox
            cells={group.cells}
            name={intl.formatMessage(editorMessages.selectAll, { group: label })}
            text={intl.formatMessage(editorMessages.selectAll, { group: name })}
          />
        )}
        <ConditionsButton cells={group.cells} subject={label} />
      </div>
      <div className={styles.actions}>
        {group.cells.map((cell) => (
          <ActionBox cell={cell} key={cell.key} />
        ))}
      </div>
    </fieldset>
  );
}

function ActionBox({ cell }: { readonly cell: ActionGroup['cells'][number] }) {
  const cells = useMemo(() => [cell], [cell]);
  return <CellsBox cells={cells} name={cell.label} text={cell.label} />;
}
