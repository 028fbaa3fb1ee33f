import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBlocks } from '../index.ts';
import { Blocks, type BlockComponentProps } from './Blocks.tsx';

const nodes = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Title', bold: true }] },
  {
    type: 'list',
    format: 'ordered',
    children: [
      { type: 'list-item', children: [{ type: 'text', text: 'one\ntwo' }] },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [{ type: 'text', text: '2' }] }],
      },
    ],
  },
  {
    type: 'image',
    image: { url: '/a.png', width: 900, formats: { small: { url: '/b.png', width: 500 } }, caption: 'Sea' },
    children: [{ type: 'text', text: '' }],
  },
  { type: 'code', language: 'ts', children: [{ type: 'text', text: 'a < b' }] },
  {
    type: 'paragraph',
    children: [{ type: 'link', url: '/x', target: '_blank', children: [{ type: 'text', text: 'link' }] }],
  },
  { type: 'unknown', children: [] },
];

const Heading = ({ node, children }: BlockComponentProps) => (
  <h2 id="title" data-level={String(node['level'])}>
    {children}
  </h2>
);
const Unknown = () => <hr />;

describe('blocks as React elements', () => {
  it('equal the HTML of `renderBlocks`', () => {
    const { container } = render(<Blocks nodes={nodes} baseUrl="https://cms.example" />);
    const written = document.createElement('div');
    written.innerHTML = renderBlocks(nodes, { baseUrl: 'https://cms.example' });
    expect(container.isEqualNode(written)).toBe(true);
  });

  it('are rendered by components with the content of the block', () => {
    const { container } = render(
      <Blocks nodes={nodes} components={{ heading: Heading, unknown: Unknown }} />,
    );
    expect(container.querySelector('h2')?.outerHTML).toBe(
      '<h2 id="title" data-level="2"><strong>Title</strong></h2>',
    );
    expect(container.querySelectorAll('hr')).toHaveLength(1);
  });

  it('are empty for an invalid document', () => {
    const { container } = render(<Blocks nodes="text" />);
    expect(container).toBeEmptyDOMElement();
  });
});
