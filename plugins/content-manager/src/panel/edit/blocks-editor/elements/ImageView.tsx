import { fileAddress, useRuntime } from '@admin/shell';
import { useSelected } from 'slate-react';
import type { BlockViewProps } from './block-view-props.ts';
import styles from './Elements.module.css';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pixels(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** A picture of the document. */
export function ImageView({ attributes, children, element }: BlockViewProps) {
  const isSelected = useSelected();
  const { backendUrl } = useRuntime().config;
  const { image } = element;
  const fields: Readonly<Record<string, unknown>> =
    typeof image === 'object' && image !== null ? { ...image } : {};
  return (
    <div {...attributes} className={styles['block']}>
      <div className={styles['box']} contentEditable={false} data-selected={isSelected || undefined}>
        <img
          alt={textOf(fields['alternativeText']) || textOf(fields['name'])}
          className={styles['image']}
          height={pixels(fields['height'])}
          src={fileAddress(textOf(fields['url']), backendUrl)}
          width={pixels(fields['width'])}
        />
      </div>
      {children}
    </div>
  );
}
