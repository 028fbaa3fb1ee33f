import { countWords } from '@admin/content-model';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Descendant } from 'slate';
import { useSlateSelector } from 'slate-react';
import { usePaused } from '../../../text/use-paused.ts';
import { blocksMessages } from '../messages.ts';
import styles from './BlocksEditor.module.css';

/** So many words are read in a minute. */
const readingPace = 220;

const counted = new WeakMap<Descendant, number>();

/** Each block is counted once, until it is another one. */
function wordsIn(nodes: readonly Descendant[], locale: string): number {
  let words = 0;
  for (const node of nodes) {
    const known = counted.get(node) ?? countWords([node], locale);
    counted.set(node, known);
    words += known;
  }
  return words;
}

export interface BlocksFootProps {
  /** Of the content: a language tag. */
  readonly locale: string;
  /** Id of the words that say how the editor is left. */
  readonly leaveId: string;
}

/** How long the text is, and how the Tab key gets out of it. */
export function BlocksFoot({ locale, leaveId }: BlocksFootProps) {
  // Not with each press: the browser looks through the whole text for its cursor whenever something is drawn.
  const nodes = usePaused(useSlateSelector((editor) => editor.children));
  const words = useMemo(() => wordsIn(nodes, locale), [nodes, locale]);
  return (
    <div className={styles['foot']}>
      <span>
        {words === 0 ? (
          <FormattedMessage {...blocksMessages.noWords} />
        ) : (
          <FormattedMessage
            {...blocksMessages.words}
            values={{ words, minutes: Math.max(1, Math.round(words / readingPace)) }}
          />
        )}
      </span>
      <span id={leaveId}>
        <FormattedMessage {...blocksMessages.leave} />
      </span>
    </div>
  );
}
