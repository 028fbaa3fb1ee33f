import type { BlockViewProps } from './plugin-block.ts';
import { embeddedType, inlineTextType, inlineVoidType } from '../nodes.ts';
import { CodeView } from './CodeView.tsx';
import styles from './Elements.module.css';
import { EmbeddedView } from './EmbeddedView.tsx';
import { InlineView } from './InlineView.tsx';
import { ImageView } from './ImageView.tsx';
import { LinkView, ListView } from './TextViews.tsx';
import { PluginTextView } from './PluginTextView.tsx';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Renders an element of the document by its type. */
export function BlockElementView(props: BlockViewProps) {
  const { attributes, children, element } = props;
  switch (element.type) {
    case 'paragraph':
      return (
        <p {...attributes} className={styles['block']} dir="auto">
          {children}
        </p>
      );
    case 'heading': {
      const level = Number(element['level']);
      const Heading = headings[level - 1] ?? 'h6';
      return (
        <Heading {...attributes} className={styles['heading']} data-level={level} dir="auto">
          {children}
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote {...attributes} className={`${styles['block']} ${styles['quote']}`} dir="auto">
          {children}
        </blockquote>
      );
    case 'list':
      return <ListView {...props} />;
    case 'list-item':
      return (
        <li {...attributes} dir="auto">
          {children}
        </li>
      );
    case 'link':
      return <LinkView {...props} />;
    case 'code':
      return <CodeView {...props} />;
    case 'image':
      return <ImageView {...props} />;
    case inlineTextType:
    case inlineVoidType:
      return <InlineView {...props} />;
    case embeddedType:
      return <EmbeddedView {...props} />;
    default:
      return <PluginTextView {...props} />;
  }
}
