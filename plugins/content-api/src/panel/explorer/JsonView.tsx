import { Button, Icon } from '@admin/ui';
import { ChevronDown, ChevronRight } from '@admin/ui/icons';
import { useMemo, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { itemLines, jsonLines, jsonTokens, shownLines, type JsonLine } from './json-lines.ts';
import { explorerMessages as messages } from './messages.ts';
import styles from './JsonView.module.css';

/** The height of a line and of the view in pixels, and the number of lines that are rendered around the visible ones. */
const lineHeight = 22;
const maxHeight = 528;
const overscan = 20;

const none: ReadonlySet<number> = new Set();

/** Highlighted JSON whose lists and objects can be collapsed. Only the visible lines are rendered. */
export function JsonView({ text }: { readonly text: string }) {
  const intl = useIntl();
  const lines = useMemo(() => jsonLines(text), [text]);
  const [folded, setFolded] = useState(none);
  const [top, setTop] = useState(0);
  const shown = useMemo(() => shownLines(lines, folded), [lines, folded]);
  const first = Math.max(0, Math.floor(top / lineHeight) - overscan);
  const last = Math.ceil((top + maxHeight) / lineHeight) + overscan;
  const toggle = (index: number): void =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  return (
    <div className={styles['view']}>
      <div className={styles['tools']}>
        <Button onClick={() => setFolded(itemLines(lines))} size="small" variant="ghost">
          {intl.formatMessage(messages.foldAll)}
        </Button>
        <Button onClick={() => setFolded(none)} size="small" variant="ghost">
          {intl.formatMessage(messages.unfoldAll)}
        </Button>
      </div>
      <section
        aria-label={intl.formatMessage(messages.json)}
        className={styles['scroller']}
        dir="ltr"
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        style={{ maxBlockSize: maxHeight }}
        // A region that scrolls has to be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles['lines']} style={{ blockSize: shown.length * lineHeight }}>
          {shown.slice(first, last).map((index, offset) => (
            <Line
              isFolded={folded.has(index)}
              key={index}
              line={lines[index] ?? { text: '', closing: null, depth: 0 }}
              onToggle={() => toggle(index)}
              top={(first + offset) * lineHeight}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

interface LineProps {
  readonly line: JsonLine;
  readonly isFolded: boolean;
  /** The position in pixels. */
  readonly top: number;
  readonly onToggle: () => void;
}

function Line({ line, isFolded, top, onToggle }: LineProps) {
  const intl = useIntl();
  const { text, closing, depth } = line;
  const end = text.endsWith('[') ? ']' : '}';
  return (
    <div className={styles['line']} style={{ insetBlockStart: top, '--depth': depth } as CSSProperties}>
      {closing !== null && (
        <button
          aria-expanded={!isFolded}
          aria-label={intl.formatMessage(messages.toggleLine, { line: text.trim() })}
          className={styles['toggle']}
          onClick={onToggle}
          type="button"
        >
          <Icon icon={isFolded ? ChevronRight : ChevronDown} />
        </button>
      )}
      <span className={styles['text']}>
        {jsonTokens(text).map(({ kind, text: part }) => (
          <span className={styles[kind]} key={`${kind} ${part}`}>
            {part}
          </span>
        ))}
        {isFolded && <span className={styles['mark']}>{` … ${end}`}</span>}
      </span>
    </div>
  );
}
