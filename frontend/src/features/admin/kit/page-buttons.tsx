import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import type { ReactNode } from 'react';
import { type PageMark, pageMarks } from '../../../ui/page-marks.js';

interface PageButtonsProps {
  page: number;
  /** Number of the last page; with a single page, nothing is rendered. */
  last: number;
  onTurn: (page: number) => void;
}

/** The page numbers of a list. Those of Ant Design are list items without a role: screen readers do not announce that they can be pressed. */
export function PageButtons({ page, last, onTurn }: PageButtonsProps) {
  const { sm = false } = Grid.useBreakpoint();
  if (last <= 1) return null;
  return (
    <nav className="kit-page-buttons" aria-label="Pages">
      <Step name="Previous page" icon={<LeftOutlined aria-hidden />} to={page - 1} last={last} onTurn={onTurn} />
      <ol>
        {(sm ? pageMarks(page, last) : fewMarks(page, last)).map((mark, index) => (
          <li key={mark === '...' ? `gap-${index}` : mark}>
            {mark === '...' ? (
              '...'
            ) : (
              <Button
                type={mark === page ? 'primary' : 'text'}
                aria-current={mark === page ? 'page' : undefined}
                aria-label={`Page ${mark}`}
                onClick={() => onTurn(mark)}
              >
                {mark}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Step name="Next page" icon={<RightOutlined aria-hidden />} to={page + 1} last={last} onTurn={onTurn} />
    </nav>
  );
}

/** For phones: the first, the current and the last page. */
function fewMarks(page: number, last: number): PageMark[] {
  const shown = [...new Set([1, page, last])].sort((one, other) => one - other);
  return shown.flatMap((mark, index) => (index > 0 && mark - shown[index - 1]! > 1 ? ['...' as const, mark] : [mark]));
}

interface StepProps {
  name: string;
  icon: ReactNode;
  to: number;
  last: number;
  onTurn: (page: number) => void;
}

/** At either end it stays focusable: a disabled button would lose the focus of those who have just pressed it. */
function Step({ name, icon, to, last, onTurn }: StepProps) {
  const isEnd = to < 1 || to > last;
  return <Button type="text" icon={icon} aria-label={name} aria-disabled={isEnd || undefined} onClick={() => isEnd || onTurn(to)} />;
}
