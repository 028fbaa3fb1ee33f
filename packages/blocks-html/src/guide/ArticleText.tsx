import { Blocks, type BlockComponentProps } from '@admin/blocks-html/react';

const components = { quote: PullQuote };

export function ArticleText({ content }: { readonly content: unknown }) {
  return <Blocks nodes={content} baseUrl="https://cms.example.com" components={components} />;
}

function PullQuote({ children }: BlockComponentProps) {
  return <blockquote className="pull-quote">{children}</blockquote>;
}
