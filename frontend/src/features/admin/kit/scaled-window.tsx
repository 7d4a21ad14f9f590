import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import './scaled-window.css';

interface ScaledWindowProps {
  /** In pixels of the page that is shown. */
  width: number;
  /** @param style makes a frame that wide fill the window */
  children: (style: CSSProperties) => ReactNode;
}

/** A window of the given width, made smaller until it fits. */
export function ScaledWindow({ width, children }: ScaledWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available / width);
  return (
    <div className="scaled-window" ref={box}>
      {available > 0 &&
        children({
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (available - width * scale) / 2),
        })}
    </div>
  );
}
