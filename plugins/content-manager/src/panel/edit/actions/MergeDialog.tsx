import type { ValueDifference, MergeSide } from '@admin/content-model';
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
  readonly resolve: string;
  /** Labels of the two sides. */
  readonly sides: Readonly<Record<MergeSide, string>>;
}

export interface MergeDialogProps {
  /** At least one conflict. */
  readonly conflicts: readonly ValueDifference[];
  /** Title, description and labels. */
  readonly words: MergeWords;
  readonly onKeepEditing: () => void;
  /** Called with the choice for each conflict. */
  readonly onResolve: (settled: readonly ResolvedConflict[]) => void;
}

/** The conflicts of two versions. The user chooses a side for each; their own is preselected. */
export function MergeDialog({ conflicts, words, onKeepEditing, onResolve }: MergeDialogProps) {
  const intl = useIntl();
  const [theirs, setTheirs] = useState<ReadonlySet<ValueDifference>>(new Set());
  const sideOf = (one: ValueDifference): MergeSide => (theirs.has(one) ? 'theirs' : 'mine');
  const choose = (one: ValueDifference, side: MergeSide) => {
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
            onClick={() => onResolve(conflicts.map((one) => ({ ...one, side: sideOf(one) })))}
            variant="primary"
          >
            {words.resolve}
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
        {conflicts.map((one, index) => (
          // The conflicts do not change while the dialog is open.
          <ConflictField
            conflict={one}
            key={index}
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
  readonly conflict: ValueDifference;
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
