import type { EditorView } from '@codemirror/view';
import { Button, Dialog, Icon } from '@admin/ui';
import { Minimize2 } from '@admin/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyPreview } from '../LazyPreview.tsx';
import type { EditorServices } from '../../contract/editor-services.ts';
import { markdownMessages } from '../messages.ts';
import styles from './ExpandedEditor.module.css';
import { useScrollInStep } from './use-scroll-in-step.ts';

export interface ExpandedEditorProps {
  /** The label of the field. */
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly services: EditorServices;
  readonly view: EditorView | null;
  readonly tools: ReactNode;
  /** The editable text. */
  readonly children: ReactNode;
  readonly onCollapse: () => void;
}

/**
 * A text and its preview side by side in a dialog, with synchronised scrolling; stacked on small screens. The cursor keeps
 * its position.
 */
export function ExpandedEditor({
  label,
  text,
  error,
  services,
  view,
  tools,
  children,
  onCollapse,
}: ExpandedEditorProps) {
  const intl = useIntl();
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  useScrollInStep(view, preview);
  useEffect(() => {
    view?.focus();
    view?.dispatch({ scrollIntoView: true });
  }, [view]);
  return (
    <Dialog
      footer={
        <>
          {error !== undefined && <p className={styles['error']}>{error}</p>}
          <Button onClick={onCollapse} startIcon={<Icon icon={Minimize2} />}>
            <FormattedMessage {...markdownMessages.collapse} />
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(markdownMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCollapse();
      }}
      open
      size="full"
      title={label}
    >
      {/* Undo and save shortcuts in the dialog apply to the form. */}
      <div className={styles['editor']} data-form-layer>
        <div>{tools}</div>
        <div className={styles['sides']}>
          <div className={styles['side']}>{children}</div>
          <div className={styles['side']}>
            <LazyPreview label={label} onScroller={setPreview} services={services} text={text} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
