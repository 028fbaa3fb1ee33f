import { Accordion, AccordionItem, Link } from '@admin/ui';
import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { FieldRows } from '../layout/FieldRows.tsx';
import { useDrawnRows } from '../layout/use-drawn-rows.ts';
import styles from './FieldSections.module.css';
import type { FieldGroupsProps } from './FieldTabs.tsx';
import type { EditGroup } from './edit-groups.ts';
import { GroupProblems } from './GroupProblems.tsx';
import { groupMessages } from '../messages.ts';
import { isFolded } from '../editing/open-group.ts';
import { useCurrentGroup } from './use-current-group.ts';
import { useGroupProblems } from './use-group-problems.ts';

/** Groups of fields below each other, each of which can be folded away, and an outline that leads to them. */
export function FieldSections({ groups, isPage }: FieldGroupsProps) {
  const intl = useIntl();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { layout, openGroup } = useEditing();
  const state = useSyncExternalStore(openGroup.subscribe, openGroup.state);
  const current = useCurrentGroup(groups, isPage);
  const problems = useGroupProblems(groups);
  const drawn = useDrawnRows(layout.rows);
  const before = rowsBefore(groups);
  const open = groups.flatMap(({ fields }, index) => (isFolded(state, fields) ? [] : [String(index)]));

  const goTo = (index: number): void => {
    const section = root.current?.querySelector(`#${CSS.escape(`${id}-${index}`)}`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('button')?.focus({ preventScroll: true });
  };
  const begin = useEffectEvent(() => {
    if (current > 0 && state.shown === null) goTo(current);
  });
  // The address may name one of them.
  useEffect(() => begin(), []);

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
      <nav aria-label={intl.formatMessage(groupMessages.groups)}>
        <ul className={styles['outline']}>
          {groups.map(({ name, fields }, index) => (
            <li className={styles['entry']} key={name}>
              <Link asChild>
                <button
                  className={styles['link']}
                  onClick={() => {
                    openGroup.show(fields[0] ?? '');
                    goTo(index);
                  }}
                  type="button"
                >
                  {name}
                </button>
              </Link>
              <GroupProblems count={problems[index] ?? 0} />
            </li>
          ))}
        </ul>
      </nav>
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
            <FieldRows drawn={Math.max(0, drawn - (before[index] ?? 0))} parent="" rows={rows} />
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

/** How many rows stand before each group: all of them are drawn one after the other, as if there were no groups. */
function rowsBefore(groups: readonly EditGroup[]): readonly number[] {
  let count = 0;
  return groups.map(({ rows }) => {
    const before = count;
    count += rows.length;
    return before;
  });
}
