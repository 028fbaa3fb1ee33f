import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { useSelected } from 'slate-react';
import type { BlockViewProps } from './plugin-block.ts';
import styles from './Elements.module.css';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pixels(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** Maximum height of an image, pixels: the height of the editor without its toolbar. */
const maxHeight = 456;

/** Returns the size to reserve for an image before it loads, in its own proportions. */
function shownSize(width: number | undefined, height: number | undefined) {
  if (width === undefined || height === undefined || height <= maxHeight) return { width, height };
  return { width: (width * maxHeight) / height, height: maxHeight };
}

/** An image of the document. */
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
          src={fileAddress(textOf(fields['url']), backendUrl)}
          {...shownSize(pixels(fields['width']), pixels(fields['height']))}
        />
      </div>
      {children}
    </div>
  );
}
