import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react's files describe it. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide-react's own maker of icons, 1 kB in the shell and again in every slice: what it can do besides
 * (colours, sizes, names as classes) is the styles' part here.
 */
export default ({ node }: IconData) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
