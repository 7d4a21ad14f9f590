import { Button, type ButtonProps, Popover } from 'antd';
import { type ReactNode, useRef } from 'react';

interface ButtonPopoverProps extends Omit<ButtonProps, 'content'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ReactNode;
}

/** A button with a popover that manages the focus: Ant Design leaves it on the button, and mounts the popover at the end of the page. */
export function ButtonPopover({ open, onOpenChange, content, ...button }: ButtonPopoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const moveFocus = (isOpen: boolean) => {
    if (isOpen) box.current?.querySelector('input')?.focus();
    else if (box.current?.contains(document.activeElement)) place.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={place}>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        afterOpenChange={moveFocus}
        trigger="click"
        placement="bottomRight"
        getPopupContainer={() => place.current!}
        content={<div ref={box}>{content}</div>}
      >
        <Button aria-expanded={open} {...button} />
      </Popover>
    </span>
  );
}
