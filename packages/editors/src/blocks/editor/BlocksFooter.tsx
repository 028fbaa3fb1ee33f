import { countWords } from '@admin/content-model';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Descendant } from 'slate';
import { useSlateSelector } from 'slate-react';
import { blocksMessages } from '../messages.ts';
import styles from './DocumentEditor.module.css';

/** Reading speed in words per minute. */
const readingPace = 220;

/** Milliseconds without typing before words are counted. */
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

/** Counts the words of the blocks; the count of an unchanged block is cached. */
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
  /** Language tag of the content. */
  readonly locale: string;
  /** Id of the hint about leaving the editor. */
  readonly leaveId: string;
}

/** The length of the text, and the hint how the Tab key leaves the editor. */
export function BlocksFooter({ locale, leaveId }: BlocksFooterProps) {
  // Not on every key press: with each render, the browser searches the whole text for its cursor.
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
