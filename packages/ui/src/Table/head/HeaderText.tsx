import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../../Tooltip/index.ts';
import styles from './ColumnHeaders.module.css';

export interface HeaderTextProps {
  readonly text: string;
  /** Renders the element around the text that receives hover and focus. */
  readonly children: (text: ReactNode) => ReactElement;
}

/** Text of a header, with the full text in a tooltip if it is truncated. */
export function HeaderText({ text, children }: HeaderTextProps) {
  const words = useRef<HTMLSpanElement>(null);
  const [hasTooltip, setHasTooltip] = useState(false);
  const isCut = () => words.current !== null && words.current.scrollWidth > words.current.clientWidth;
  return (
    <Tooltip
      content={text}
      onOpenChange={(isWanted) => setHasTooltip(isWanted && isCut())}
      open={hasTooltip}
      purpose="name"
      side="bottom"
    >
      {children(
        <span className={styles.headerText} ref={words}>
          {text}
        </span>,
      )}
    </Tooltip>
  );
}
