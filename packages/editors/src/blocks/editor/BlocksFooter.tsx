import { countWords } from '@admin/content-model';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Descendant } from 'slate';
import { useSlateSelector } from 'slate-react';
import { blocksMessages } from '../messages.ts';
import styles from './DocumentEditor.module.css';

/** So many words are read in a minute. */
const readingPace = 220;

/** How long typing pauses before words are counted, milliseconds. */
const pause = 120;

/** Returns a value once it has not changed for the pause. */
function usePaused<T>(value: T): T {
  const [settled, setSettled] = useState<T>(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

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

export interface BlocksFooterProps {
  /** Of the content: a language tag. */
  readonly locale: string;
  /** Id of the words that say how the editor is left. */
  readonly leaveId: string;
}

/** How long the text is, and how the Tab key gets out of it. */
export function BlocksFooter({ locale, leaveId }: BlocksFooterProps) {
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
