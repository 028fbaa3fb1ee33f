import { Accordion, AccordionItem, Badge, Link, Tabs, VisuallyHidden } from '@admin/ui';
import { memo, useEffect, useEffectEvent, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { isFolded } from '../editing/open-group.ts';
import { useRenderedRows } from '../fields/rendered-rows.ts';
import { FieldRows, ProgressiveRows } from '../fields/FieldRows.tsx';
import { editMessages, groupMessages } from '../messages.ts';
import styles from './EntryFields.module.css';
import { editGroups, useCurrentGroup, useGroupProblems, type EditGroup } from './groups.ts';

/**
 * The fields of an entry: on one page, or in the groups that are configured for its type.
 * @param isPage whether they are the content of the page, and not of a drawer
 */
export const EntryFields = memo(function EntryFields({ isPage }: { readonly isPage: boolean }) {
  const { layout } = useEditing();
  const groups = useMemo(() => editGroups(layout), [layout]);
  if (groups.length === 0) return <ProgressiveRows isPage={isPage} rows={layout.rows} />;
  const Groups = layout.groups?.kind === 'sections' ? FieldSections : FieldTabs;
  return <Groups groups={groups} isPage={isPage} />;
});

interface FieldGroupsProps {
  /** At least two. */
  readonly groups: readonly EditGroup[];
  /** True for the content of a page; false in a drawer. */
  readonly isPage: boolean;
}

/** Groups of fields in tabs. A tab stays mounted after its first visit, because its editors have state besides their values. */
function FieldTabs({ groups, isPage }: FieldGroupsProps) {
  const intl = useIntl();
  const { openGroup } = useEditing();
  const current = useCurrentGroup(groups, isPage);
  const problems = useGroupProblems(groups);
  return (
    <Tabs
      items={groups.map(({ name, rows }, index) => ({
        id: String(index),
        label: name,
        badge: problems[index] ? <GroupProblems count={problems[index]} /> : undefined,
        content: <ProgressiveRows isPage={isPage} rows={rows} />,
      }))}
      keepsOpened
      label={intl.formatMessage(groupMessages.groups)}
      onValueChange={(id) => openGroup.show(groups[Number(id)]?.fields[0] ?? '')}
      value={String(current)}
    />
  );
}

/** Groups of fields in collapsible sections, below an outline that links to them. */
function FieldSections({ groups, isPage }: FieldGroupsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { layout, openGroup } = useEditing();
  const state = useSyncExternalStore(openGroup.subscribe, openGroup.state);
  const current = useCurrentGroup(groups, isPage);
  const problems = useGroupProblems(groups);
  const rendered = useRenderedRows(layout.rows);
  const before = rowsBefore(groups);
  const open = groups.flatMap(({ fields }, index) => (isFolded(state, fields) ? [] : [String(index)]));

  const goTo = (index: number): void => {
    const section = root.current?.querySelector(`#${CSS.escape(`${id}-${index}`)}`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('button')?.focus({ preventScroll: true });
  };
  const goToNamedGroup = useEffectEvent(() => {
    if (current > 0 && state.shown === null) goTo(current);
  });
  useEffect(() => goToNamedGroup(), []);

  const change = (opened: readonly string[]): void => {
    for (const [index, { fields }] of groups.entries()) {
      const isOpen = opened.includes(String(index));
      if (isOpen === open.includes(String(index))) continue;
      if (isOpen) openGroup.show(fields[0] ?? '');
      else openGroup.fold(fields);
    }
  };
  return (
    <div className={styles['sections']} ref={root}>
      <SectionOutline
        groups={groups}
        onChoose={(index) => {
          openGroup.show(groups[index]?.fields[0] ?? '');
          goTo(index);
        }}
        problems={problems}
      />
      <Accordion mode="multiple" onValueChange={change} value={open}>
        {groups.map(({ name, rows }, index) => (
          <AccordionItem
            headingLevel={2}
            id={`${id}-${index}`}
            key={name}
            title={name}
            tone={problems[index] ? 'danger' : 'neutral'}
            value={String(index)}
          >
            <FieldRows parent="" rendered={Math.max(0, rendered - (before[index] ?? 0))} rows={rows} />
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

interface SectionOutlineProps {
  readonly groups: readonly EditGroup[];
  /** The number of errors in each group. */
  readonly problems: readonly number[];
  readonly onChoose: (index: number) => void;
}

function SectionOutline({ groups, problems, onChoose }: SectionOutlineProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(groupMessages.groups)}>
      <ul className={styles['outline']}>
        {groups.map(({ name }, index) => (
          <li className={styles['entry']} key={name}>
            <Link asChild>
              <button className={styles['link']} onClick={() => onChoose(index)} type="button">
                {name}
              </button>
            </Link>
            <GroupProblems count={problems[index] ?? 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the number of rows before each group. Rows are rendered in slices across the groups. */
function rowsBefore(groups: readonly EditGroup[]): readonly number[] {
  let count = 0;
  return groups.map(({ rows }) => {
    const before = count;
    count += rows.length;
    return before;
  });
}

/** The number of errors in a group; nothing if there is none. */
function GroupProblems({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="danger">
      <span aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage {...editMessages.problems} values={{ count }} />
      </VisuallyHidden>
    </Badge>
  );
}
