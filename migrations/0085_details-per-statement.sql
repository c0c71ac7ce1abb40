-- Replaced by triggers per statement.
drop trigger if exists index_details on item_details;
--> statement-breakpoint
-- The job for renamed categories and sellers does not reach products without either.
update marketplace_products set category_id = category_id
where category_id is null and seller_id is null
  and id in (select item_id from item_details where kind = 'product');
-- functions: 5d1b141915d03b80
