import type { MergeConflict, MergeSide } from '@admin/content-model';
import { Button, Dialog, RadioGroup } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDifferenceTexts } from '../differences/use-difference-texts.tsx';
import { editMessages } from '../messages.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import styles from './MergeDialog.module.css';
import { mergeMessages } from './messages.ts';

export interface MergeWords {
  readonly title: string;
  readonly description: string;
  readonly settle: string;
  /** Whose the two values are. */
  readonly sides: Readonly<Record<MergeSide, string>>;
}

export interface MergeDialogProps {
  /** What both changed; at least one. */
  readonly conflicts: readonly MergeConflict[];
  /** Says what this is about, and what the button does that goes on. */
  readonly words: MergeWords;
  readonly onKeepEditing: () => void;
  /** Goes on with what was chosen, conflict by conflict. */
  readonly onSettle: (settled: readonly ResolvedConflict[]) => void;
}

/** Shows what two people changed in the same places, and lets the user choose what stays. Mine, until they say otherwise. */
export function MergeDialog({ conflicts, words, onKeepEditing, onSettle }: MergeDialogProps) {
  const intl = useIntl();
  const [theirs, setTheirs] = useState<ReadonlySet<MergeConflict>>(new Set());
  const sideOf = (one: MergeConflict): MergeSide => (theirs.has(one) ? 'theirs' : 'mine');
  const choose = (one: MergeConflict, side: MergeSide) => {
    const others = [...theirs].filter((other) => other !== one);
    setTheirs(new Set(side === 'theirs' ? [...others, one] : others));
  };
  return (
    <Dialog
      description={words.description}
      footer={
        <>
          <Button onClick={onKeepEditing}>{intl.formatMessage(editMessages.conflictKeep)}</Button>
          <Button
            onClick={() => onSettle(conflicts.map((one) => ({ ...one, side: sideOf(one) })))}
            variant="primary"
          >
            {words.settle}
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
      title={words.title}
    >
      <div className={styles['fields']}>
        {conflicts.map((one) => (
          <ConflictField
            conflict={one}
            key={one.path.join('.')}
            onChoose={(side) => choose(one, side)}
            side={sideOf(one)}
            sides={words.sides}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  readonly conflict: MergeConflict;
  readonly side: MergeSide;
  readonly sides: MergeWords['sides'];
  readonly onChoose: (side: MergeSide) => void;
}

function ConflictField({ conflict, side, sides, onChoose }: ConflictFieldProps) {
  const id = useId();
  const { name, mine, theirs } = useDifferenceTexts(conflict);
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
            { value: 'mine', label: sides.mine, hint: mine },
            { value: 'theirs', label: sides.theirs, hint: theirs },
          ]}
          value={side}
        />
      </div>
    </section>
  );
}
