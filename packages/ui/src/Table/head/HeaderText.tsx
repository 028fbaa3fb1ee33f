import { useRef, useState, type ReactElement } from 'react';
import { useTooltip } from '../../Tooltip/index.ts';
import styles from './ColumnHeaders.module.css';

type HeaderTooltip = Pick<ReturnType<typeof useTooltip>, 'ref' | 'props' | 'layer'>;

/** The text of a header, and what shows the full text if it is truncated. */
export interface HeaderText extends HeaderTooltip {
  readonly words: ReactElement;
}

/**
 * Returns the text of a header, with the full text in a tooltip if it is truncated. Set the ref and the props on the
 * element around the text that receives hover and focus.
 */
export function useHeaderText(text: string): HeaderText {
  const words = useRef<HTMLSpanElement>(null);
  const [hasTooltip, setHasTooltip] = useState(false);
  const isCut = () => words.current !== null && words.current.scrollWidth > words.current.clientWidth;
  const tooltip = useTooltip({
    content: text,
    onOpenChange: (isWanted) => setHasTooltip(isWanted && isCut()),
    open: hasTooltip,
    purpose: 'name',
    side: 'bottom',
  });
  return {
    ...tooltip,
    words: (
      <span className={styles.headerText} ref={words}>
        {text}
      </span>
    ),
  };
}
