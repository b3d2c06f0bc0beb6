import type { ReactNode } from "react";

interface CardProps {
  /** `article` for something that stands alone, such as an offer. */
  as?: "div" | "section" | "article" | "li";
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = "div", className = "", children }: CardProps) {
  return <Element className={`card p-4 desktop:p-6 ${className}`}>{children}</Element>;
}
