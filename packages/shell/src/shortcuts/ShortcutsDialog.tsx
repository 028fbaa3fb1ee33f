import { isSameValue } from '@admin/content-model';
import { Dialog, Switch } from '@admin/ui';
import { Fragment, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '../extension/react/use-service.ts';
import { shortcutMessages } from './messages.ts';
import { isSingleSign, keyCaps } from './shortcut-keys.ts';
import { shortcutsRef, type RegisteredShortcut } from './shortcut-store.ts';
import { allowSigns, areSignsAllowed } from './single-signs.ts';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The dialog that lists the shortcuts of the open page by group; the group of the whole panel is last. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const intl = useIntl();
  const shortcuts = useStore(shortcutsRef, (state) => state.shortcuts);
  const [hasSigns, setHasSigns] = useState(areSignsAllowed);
  const hint = useId();
  const listed = shortcuts.filter(
    (one, index) =>
      (hasSigns || !one.keys.every(isSingleSign)) && !isRepeated(one, shortcuts.slice(0, index)),
  );
  const groups = [...new Set(listed.map(groupOf))].toSorted((one, other) => rank(one) - rank(other));
  return (
    <Dialog
      labels={{ close: intl.formatMessage(shortcutMessages.close) }}
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(shortcutMessages.title)}
    >
      {groups.map((group) => (
        <ShortcutGroup
          key={group.id}
          members={listed.filter((one) => groupOf(one) === group)}
          title={intl.formatMessage(group)}
        />
      ))}
      <div className={styles.signs}>
        <Switch
          aria-describedby={hint}
          checked={hasSigns}
          label={intl.formatMessage(shortcutMessages.signs)}
          onCheckedChange={(isAllowed) => {
            allowSigns(isAllowed);
            setHasSigns(isAllowed);
          }}
        />
        <p className={styles.hint} id={hint}>
          {intl.formatMessage(shortcutMessages.signsHint)}
        </p>
      </div>
    </Dialog>
  );
}

/** Two editors on one page register the same keys with the same messages. */
function isRepeated({ label, keys }: RegisteredShortcut, before: readonly RegisteredShortcut[]): boolean {
  return before.some((one) => one.label === label && isSameValue(one.keys, keys));
}

const groupOf = ({ group = shortcutMessages.page }: RegisteredShortcut) => group;

const rank = (group: unknown): number => Number(group === shortcutMessages.everywhere);

interface ShortcutGroupProps {
  readonly title: string;
  readonly members: readonly RegisteredShortcut[];
}

function ShortcutGroup({ title, members }: ShortcutGroupProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h3 className={styles.heading} id={heading}>
        {title}
      </h3>
      <dl className={styles.list}>
        {members.map(({ id, keys, label }) => (
          <div className={styles.line} key={id}>
            <dt>{intl.formatMessage(label)}</dt>
            <dd className={styles.keys}>
              {keys.map((one, index) => (
                <Fragment key={one}>
                  {index > 0 && <span className={styles.or}>{intl.formatMessage(shortcutMessages.or)}</span>}
                  <kbd className={styles.press}>
                    {keyCaps(one).map((cap) => (
                      <kbd className={styles.cap} key={cap}>
                        {cap}
                      </kbd>
                    ))}
                  </kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
