import { LazyContribution } from '@admin/shell/host';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { inlineElements, type InlineFormProps } from '../../contract/inline-elements.ts';
import { RangePopover } from '../links/RangePopover.tsx';
import type { InlineTarget } from './use-inline-target.ts';

export interface InlineLayerProps {
  readonly target: InlineTarget;
  readonly onClose: () => void;
}

/** Focuses the first control of a form that loads after the popover has taken the focus. */
function FocusedForm({ children }: { readonly children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The popover focuses a form that is loaded already, and returns the focus to the text when it closes.
    if (document.activeElement?.contains(form.current) !== true || document.activeElement === document.body)
      return;
    form.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, []);
  return <div ref={form}>{children}</div>;
}

/** The form of a plugin's inline element, beside the element. */
export function InlineLayer({ target, onClose }: InlineLayerProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const close = (finish?: () => void) => {
    finish?.();
    onClose();
    ReactEditor.focus(editor);
  };
  const { type, node, range, save, remove } = target;
  const load = type.form;
  if (!load) return null;
  const form: InlineFormProps = {
    node,
    onSave: (properties) => close(() => save(properties)),
    onCancel: () => close(),
    onRemove: remove && (() => close(remove)),
  };
  return (
    <RangePopover label={intl.formatMessage(type.label)} onDismiss={onClose} range={range}>
      <LazyContribution
        contribution={type}
        frame={FocusedForm}
        load={load}
        pointId={inlineElements.id}
        props={form}
      />
    </RangePopover>
  );
}
