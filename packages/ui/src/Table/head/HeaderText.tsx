import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../../Tooltip/index.ts';
import styles from './ColumnHeaders.module.css';

export interface HeaderTextProps {
  readonly text: string;
  /** Draws what the pointer rests on and the focus comes to, round the text. */
  readonly children: (text: ReactNode) => ReactElement;
}

/** The text of a header, told as a whole where its column is too narrow for it. */
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
