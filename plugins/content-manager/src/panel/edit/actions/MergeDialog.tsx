import type { MergeConflict, MergeSide } from '@admin/content-model';
import { Button, Dialog, RadioGroup } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { shownText } from '../../text/shown-text.ts';
import { useEditing } from '../editing-context.ts';
import { fieldTrail } from '../errors/field-trail.ts';
import { trailText } from '../errors/trail-text.ts';
import { componentAttributes, formModel, toPath } from '../form/index.ts';
import { editMessages } from '../messages.ts';
import type { SettledConflict } from '../session/entry-session.ts';
import type { Conflict } from './conflict-of.ts';
import styles from './MergeDialog.module.css';
import { mergeMessages } from './messages.ts';
import { valueText, whereTheyDiffer } from './value-text.ts';

export interface MergeDialogProps {
  /** Whose version it is that both are to be merged with. */
  readonly conflict: Conflict;
  /** What both changed; at least one. */
  readonly conflicts: readonly MergeConflict[];
  readonly onKeepEditing: () => void;
  /** Goes on with what was chosen, conflict by conflict. */
  readonly onSettle: (settled: readonly SettledConflict[]) => void;
}

/** Shows what two people changed in the same places, and lets the user choose what stays. Mine, until they say otherwise. */
export function MergeDialog({ conflict, conflicts, onKeepEditing, onSettle }: MergeDialogProps) {
  const intl = useIntl();
  const [theirs, setTheirs] = useState<ReadonlySet<MergeConflict>>(new Set());
  const sideOf = (one: MergeConflict): MergeSide => (theirs.has(one) ? 'theirs' : 'mine');
  const choose = (one: MergeConflict, side: MergeSide) => {
    const others = [...theirs].filter((other) => other !== one);
    setTheirs(new Set(side === 'theirs' ? [...others, one] : others));
  };
  return (
    <Dialog
      description={intl.formatMessage(mergeMessages.description, {
        who: conflict.by ?? intl.formatMessage(editMessages.conflictSomebody),
        count: conflicts.length,
      })}
      footer={
        <>
          <Button onClick={onKeepEditing}>{intl.formatMessage(editMessages.conflictKeep)}</Button>
          <Button
            onClick={() => onSettle(conflicts.map((one) => ({ ...one, side: sideOf(one) })))}
            variant="primary"
          >
            {intl.formatMessage(mergeMessages.save)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(mergeMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepEditing();
      }}
      open
      outsideClick="block"
      size="large"
      title={intl.formatMessage(mergeMessages.title)}
    >
      <div className={styles['fields']}>
        {conflicts.map((one) => (
          <ConflictField
            conflict={one}
            key={one.path.join('.')}
            onChoose={(side) => choose(one, side)}
            side={sideOf(one)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  readonly conflict: MergeConflict;
  readonly side: MergeSide;
  readonly onChoose: (side: MergeSide) => void;
}

function ConflictField({ conflict, side, onChoose }: ConflictFieldProps) {
  const id = useId();
  const { name, mine, theirs } = useTexts(conflict);
  return (
    <section>
      <h3 className={styles['name']} id={id}>
        {name}
      </h3>
      <div className={styles['sides']}>
        <RadioGroup
          aria-labelledby={id}
          onValueChange={onChoose}
          options={[
            { value: 'mine', ...mine },
            { value: 'theirs', ...theirs },
          ]}
          value={side}
        />
      </div>
    </section>
  );
}

/** What the dialog calls the field, and both values under whose they are. */
function useTexts({ path, mine, theirs }: MergeConflict) {
  const intl = useIntl();
  const { view, layout, form } = useEditing();
  const at = toPath(path.join('.'));
  const attribute = form.attributeAt(at);
  const trail = fieldTrail(at, layout, form);
  const mainField = trail.field?.metadata.mainField ?? 'id';
  const textOf = (value: unknown): string =>
    attribute
      ? valueText(value, attribute, {
          intl,
          attributesOf: (uid) => componentAttributes(formModel(view), uid),
          nameOf: (entry) => shownText(entry[mainField] || entry.id),
        })
      : '';
  const [mineText, theirText] = whereTheyDiffer(textOf(mine), textOf(theirs));
  const isItem = typeof at.at(-1) !== 'string';
  const shown = (value: unknown, text: string) => (
    <span className={text === '' ? styles['nothing'] : styles['value']}>
      {text || intl.formatMessage(isItem && value === null ? mergeMessages.removed : mergeMessages.nothing)}
    </span>
  );
  return {
    name: trailText(trail, intl),
    mine: { label: intl.formatMessage(mergeMessages.mine), hint: shown(mine, mineText) },
    theirs: { label: intl.formatMessage(mergeMessages.theirs), hint: shown(theirs, theirText) },
  };
}
